import { type Browser, chromium } from 'playwright-core'

/** Starts the browser of this machine. @param timeoutMs how long that may take. */
export function launch(timeoutMs = 30_000): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  // In a container the browser cannot have a sandbox of its own.
  return chromium.launch({ executablePath, args: ['--no-sandbox'], timeout: timeoutMs })
}
