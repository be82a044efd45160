const login = 'github-actions[bot]'
const url = `https://api.github.com/users/${encodeURIComponent(login)}`

/** Who a job's own token acts as, in GitHub's schema `simple-user`. */
export const actor = {
  login,
  id: 41898282,
  node_id: 'MDM6Qm90NDE4OTgyODI=',
  avatar_url: 'https://avatars.githubusercontent.com/in/15368?v=4',
  gravatar_id: '',
  url,
  html_url: 'https://github.com/apps/github-actions',
  followers_url: `${url}/followers`,
  following_url: `${url}/following{/other_user}`,
  gists_url: `${url}/gists{/gist_id}`,
  starred_url: `${url}/starred{/owner}{/repo}`,
  subscriptions_url: `${url}/subscriptions`,
  organizations_url: `${url}/orgs`,
  repos_url: `${url}/repos`,
  events_url: `${url}/events{/privacy}`,
  received_events_url: `${url}/received_events`,
  type: 'Bot',
  site_admin: false,
}
