import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

type Bom = { bomFormat: string; components: { name: string; version: string; purl: string }[] }
type Lock = { packages: Record<string, { version?: string; dev?: boolean; link?: boolean }> }

test('the bill of materials names every package that runs, with its version', async () => {
  const folder = await mkdtemp(join(tmpdir(), `zila-test-${process.pid}-`))
  await mkdir(join(folder, 'scripts'))
  for (const file of ['package.json', 'package-lock.json', 'scripts/sbom.mjs'])
    await copyFile(file, join(folder, file))
  await promisify(execFile)('npm', ['run', 'sbom'], { cwd: folder })
  const bom = JSON.parse(await readFile(join(folder, 'sbom.cdx.json'), 'utf8')) as Bom
  expect(bom.bomFormat).toBe('CycloneDX')
  const named = new Set(bom.components.map(({ name, version }) => `${name}@${version}`))
  const manifest = JSON.parse(await readFile('package.json', 'utf8')) as {
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock
  const wanted = Object.keys(manifest.dependencies).map(
    (name) => `${name}@${lock.packages[`node_modules/${name}`]!.version!}`,
  )
  expect(wanted.filter((one) => !named.has(one))).toEqual([])
  expect([...named].filter((one) => one.startsWith('vitest@'))).toEqual([])
  for (const { purl } of bom.components) expect(purl).toMatch(/^pkg:npm\//)
  await rm(folder, { recursive: true })
}, 180_000)
