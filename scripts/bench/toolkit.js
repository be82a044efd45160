/** What every action that is made with GitHub's toolkit loads before it does anything. */
import '@actions/core'
import '@actions/github'
