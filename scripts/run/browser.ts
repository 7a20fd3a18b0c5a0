import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** The first is the same engine without windows, and needs half the time. */
const SYSTEM_BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
/**
 * The environment of a browser under test: it sees the fonts of an Android phone and no others
 * (tests/fonts), so that a text is as wide on every machine. Another set can be named.
 */
export const BROWSER_PROCESS_ENV = {
  ...process.env,
  FONTCONFIG_FILE:
    process.env.FONTCONFIG_FILE ??
    fileURLToPath(new URL('../../tests/fonts/fonts.conf', import.meta.url)),
}

/** A Chromium that is already here: `CHROMIUM_PATH`, Playwright's own, or the system's. */
export function findBrowser(): string | null {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  const folders = (process.env.PATH ?? '').split(':').concat('/usr/bin', '/snap/bin')
  const paths = SYSTEM_BROWSERS.flatMap((name) => folders.map((folder) => `${folder}/${name}`))
  return paths.find((path) => existsSync(path)) ?? null
}

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/**
 * Finds a Chromium or gets one: Playwright's download, else the system's package manager when root.
 */
export function findOrInstallBrowser(): string {
  const present = findBrowser()
  if (present) return present
  console.log('No Chromium found: getting one …')
  if (run('playwright', ['install', 'chromium'])) return findBrowser() ?? giveUp()
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    if (!run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']))
      run('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  return findBrowser() ?? giveUp()
}

function giveUp(): never {
  console.error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set ' +
      'CHROMIUM_PATH.',
  )
  process.exit(1)
}
