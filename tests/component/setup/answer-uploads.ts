import type { Plugin } from 'vite'

/** Answers the calls of send-files.test.ts, at the origin of the tests. */
export const answerUploads: Plugin = {
  name: 'answer-uploads',
  configureServer({ middlewares }) {
    middlewares.use('/answer', (request, response) => {
      const path = request.url ?? ''
      if (path.startsWith('/silent')) return void request.resume()
      if (path.startsWith('/dropped')) return void request.socket.destroy()
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const isRefused = path.startsWith('/refused')
        response.writeHead(isRefused ? 400 : 201, { 'Content-Type': 'application/json' })
        const form = Buffer.concat(parts).toString('latin1')
        response.end(
          JSON.stringify(
            isRefused
              ? {
                  success: false,
                  code: 'INVALID_INPUT',
                  error: 'Too large',
                  fields: { logo: 'No' },
                }
              : {
                  success: true,
                  logoUrl: '',
                  data: { logoUrl: '/logo.png' },
                  seen: {
                    authorisation: request.headers.authorization ?? null,
                    names: [...form.matchAll(/; name="([^"]*)"/g)].map(([, name]) => name),
                    bytes: form.length,
                  },
                },
          ),
        )
      })
    })
  },
}
