import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { SITE_ORIGIN } from '../api.ts'

/** What a browser answers when it made a passkey for the challenge, without an attestation. */
export function createAttestation(challenge: string) {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  // COSE: an elliptic curve key for ES256 on P-256.
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  )
  const id = randomBytes(16)
  const authData = Buffer.concat([
    createHash('sha256').update(new URL(SITE_ORIGIN).hostname).digest(),
    // The person was there, proved it, and a key follows; the counter; no maker; the id's length.
    Buffer.from([0x45, 0, 0, 0, 0, ...new Uint8Array(16), 0, id.length]),
    id,
    key,
  ])
  const made = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', new Uint8Array(authData)],
  ])
  const client = { type: 'webauthn.create', challenge, origin: SITE_ORIGIN, crossOrigin: false }
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(JSON.stringify(client)).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(made as never)).toString('base64url'),
    },
  }
}
