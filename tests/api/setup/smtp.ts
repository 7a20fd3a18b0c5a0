import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

export type DeliveredMail = { from: string; to: string; raw: string }

export type SmtpServer = {
  url: string
  port: number
  delivered: DeliveredMail[]
  /** The mail server's answer to a recipient, such as `550 No such user`; null accepts. */
  refuse: (answer: string | null) => void
  /** From now on accepts messages without answering; `arrived` resolves with the next one. */
  holdBack: () => { arrived: Promise<void> }
  close: () => Promise<void>
}

/** A small mail server that speaks real SMTP on a port of this machine. */
export async function startSmtp(port = 0): Promise<SmtpServer> {
  const delivered: DeliveredMail[] = []
  const sockets = new Set<Socket>()
  let refusal: string | null = null
  let held: (() => void) | null = null

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    socket.setEncoding('utf8').write('220 test ready\r\n')
    let envelope = { from: '', to: '' }
    let buffer = ''
    let inData = false
    const answer = (line: string) => socket.write(`${line}\r\n`)
    const command = (line: string): unknown => {
      const [verb = ''] = line.toUpperCase().split(' ')
      if (verb === 'EHLO' || verb === 'HELO') return answer('250-test\r\n250 8BITMIME')
      if (verb === 'MAIL') envelope.from = /<(.*)>/.exec(line)?.[1] ?? ''
      if (verb === 'RCPT') {
        if (refusal) return answer(refusal)
        envelope.to = /<(.*)>/.exec(line)?.[1] ?? ''
      }
      if (verb === 'DATA') {
        inData = true
        return answer('354 go on')
      }
      if (verb === 'QUIT') return socket.end('221 bye\r\n')
      return answer('250 ok')
    }
    const message = (raw: string): unknown => {
      if (held) return held()
      delivered.push({ ...envelope, raw })
      envelope = { from: '', to: '' }
      return answer('250 taken')
    }
    socket.on('data', (chunk: string) => {
      buffer += chunk
      for (;;) {
        const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const text = buffer.slice(0, end)
        buffer = buffer.slice(end + (inData ? 5 : 2))
        if (!inData) command(text)
        else {
          inData = false
          message(text)
        }
      }
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const taken = (server.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    delivered,
    refuse: (answer) => (refusal = answer),
    holdBack: () => ({ arrived: new Promise((resolve) => (held = resolve)) }),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
