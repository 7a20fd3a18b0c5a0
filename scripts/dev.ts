import './run/need-district.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadConfig } from '#server/start/config.ts'
import { startDevelopmentServices } from '#server/start/development-services.ts'
import { explainError } from '#server/start/explain.ts'

/**
 * `npm run dev`: the database and the API in the background, and Astro's development server on
 * PORT, `/api` included.
 */
try {
  const config = loadConfig(process.env)
  const background = await startDevelopmentServices(config)
  // Ctrl+C reaches Astro too: what is behind it is stopped when it has ended.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => astro.kill(signal))
  const astro = spawn('astro', ['dev', '--host', config.host, '--port', `${config.port}`], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ZILA_API_URL: background.apiUrl,
      SITE_URL: config.siteUrl,
      PUBLIC_API_URL: '/api',
    },
  })
  await once(astro, 'exit')
  await background.stop()
} catch (error) {
  console.error(explainError(error))
  process.exitCode = 1
}
