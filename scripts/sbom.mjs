import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * `npm run sbom`: the software bill of materials of what runs, by npm, as CycloneDX in
 * sbom.cdx.json. npm's own `--omit=dev` leaves out what a development package needs as well, such
 * as React; so npm is given the manifest and the lock file without the development packages.
 */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'zila-sbom-'))
try {
  const manifest = read('package.json')
  delete manifest.devDependencies
  const lock = read('package-lock.json')
  const root = { ...lock.packages[''] }
  delete root.devDependencies
  const kept = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev)
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const packages = { '': root, ...Object.fromEntries(kept) }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }))
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx']
  const bom = execFileSync('npm', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 })
  writeFileSync('sbom.cdx.json', bom)
} finally {
  rmSync(folder, { recursive: true })
}
