import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

type Process = { pid: number; parent: number; args: string }

/** The living processes of this machine; a bare Debian has no `ps`. */
function processes(): Process[] {
  if (process.platform !== 'linux') return fromPs()
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      // The state and the parent follow the name in brackets; the name may contain anything.
      const [, state, parent] =
        /\) (\S) (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? []
      const args = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return state === 'Z' ? [] : [{ pid: Number(name), parent: Number(parent), args }]
    } catch {
      // The process has ended meanwhile.
      return []
    }
  })
}

function fromPs(): Process[] {
  const table = execFileSync('ps', ['-axo', 'pid=,ppid=,stat=,command='], { encoding: 'utf8' })
  return [...table.matchAll(/^\s*(\d+)\s+(\d+)\s+([^Z\s]\S*)\s+(.*)$/gm)].map(
    ([, pid, parent, , args = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      args,
    }),
  )
}

/** The process that `parent` started with these words in its command; undefined if none. */
export const findChildProcess = (parent: number | undefined, words: string): number | undefined =>
  processes().find((found) => found.parent === parent && found.args.includes(words))?.pid

export const isRunning = (pid: number): boolean => processes().some((found) => found.pid === pid)

/** The process, every process whose command contains `words`, and all their descendants. */
export function findProcessFamily(pid: number, words: string): number[] {
  const all = processes()
  const family = new Set([
    pid,
    ...all.filter(({ args }) => args.includes(words)).map((found) => found.pid),
  ])
  for (let before = 0; before !== family.size;) {
    before = family.size
    for (const found of all) if (family.has(found.parent)) family.add(found.pid)
  }
  return [...family]
}
