// Run after `npm install NEW-PACKAGE`: makes package-lock.json whole for every platform. A registry
// mirror may not offer the native packages of other platforms; npm then leaves them out of the lock
// file and `npm ci` refuses it. Each such package is named by its parent with an exact version and
// is optional, so its entry can be written from that. The address of the registry that was used is
// dropped as well.
import { readFileSync, writeFileSync } from 'node:fs'

const SYSTEMS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  win32: 'win32',
  openharmony: 'openharmony',
}
const PROCESSORS = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
for (const entry of Object.values(lock.packages)) delete entry.resolved

for (const [parentPlace, parent] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const top = `node_modules/${name}`
    const beside = `${parentPlace.slice(0, parentPlace.lastIndexOf('node_modules/'))}${top}`
    // What npm finds for this parent: its own copy, else the shared one, if that has the version
    // asked for.
    if (
      [beside, top].some((place) => lock.packages[place]?.version === version) ||
      !/^\d/.test(version)
    )
      continue
    const place = lock.packages[top] ? beside : top
    const words = name.split(/[/-]/)
    const os = words.map((word) => SYSTEMS[word]).find(Boolean)
    const cpu = words.map((word) => PROCESSORS[word.replace(/^arm-.*|^arm$/, 'arm')]).find(Boolean)
    lock.packages[place] = {
      version,
      ...(os ? { cpu: [cpu], os: [os] } : { cpu: ['wasm32'] }),
      optional: true,
    }
    console.log('added', name)
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1))
lock.packages = Object.fromEntries(sorted)
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
