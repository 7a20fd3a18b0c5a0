import { join } from 'node:path'
import { build } from 'rolldown'
import { districtPlugin } from './district.ts'

const FOLDER = 'src/browser/offline/worker'

type Options = {
  define: Record<string, string>
  target: readonly string[]
  /** Publishes the worker that withdraws the others. */
  isWithdrawn: boolean
}
type ClientBuild = {
  emitFile: (file: { type: 'asset'; fileName: string; source: string }) => unknown
}

/** The service worker as one script, which every browser runs. */
export async function bundleServiceWorker(
  { define, target, isWithdrawn }: Options,
  root = process.cwd(),
): Promise<string> {
  const { output } = await build({
    input: join(root, FOLDER, isWithdrawn ? 'withdrawn.ts' : 'main.ts'),
    write: false,
    platform: 'browser',
    plugins: [districtPlugin(root)],
    transform: {
      define: { ...define, 'process.env.NODE_ENV': '"production"' },
      target: [...target],
    },
    output: { format: 'iife', minify: true },
  })
  return output[0].code
}

/** A Vite plugin: `/sw.js`, apart from the files that pages share. */
export const serviceWorkerPlugin = (options: Options) => ({
  name: 'service-worker',
  apply: 'build' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  async generateBundle(this: ClientBuild) {
    const source = await bundleServiceWorker(options)
    this.emitFile({ type: 'asset', fileName: 'sw.js', source })
  },
})
