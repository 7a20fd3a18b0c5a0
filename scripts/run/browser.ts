import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A Chromium that is already here: `CHROMIUM_PATH`, Playwright's own, or the system's. */
export function findBrowser(): string | null {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  for (const folder of (process.env.PATH ?? '').split(':').concat('/usr/bin', '/snap/bin')) {
    const found = SYSTEM_BROWSERS.map((name) => `${folder}/${name}`).find((path) => existsSync(path))
    if (found) return found
  }
  return null
}

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Finds a Chromium or gets one: Playwright's download, else the system's package manager when root. */
export function obtainBrowser(): string {
  const present = findBrowser()
  if (present) return present
  console.log('No Chromium found: getting one …')
  if (run('playwright', ['install', 'chromium'])) return findBrowser() ?? giveUp()
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  return findBrowser() ?? giveUp()
}

function giveUp(): never {
  console.error('The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.')
  process.exit(1)
}
