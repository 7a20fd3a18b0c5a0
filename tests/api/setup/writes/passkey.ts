import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { SITE_ORIGIN } from '../api.ts'

/** What a browser answers when it made a passkey for the challenge, without an attestation. */
export const createAttestation = (challenge: string) => createPasskey(challenge).attestation

const rpIdHash = () => createHash('sha256').update(new URL(SITE_ORIGIN).hostname).digest()
const encodeClient = (type: string, challenge: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin: SITE_ORIGIN, crossOrigin: false }))

/** A passkey: what the browser answers when it is made, and what it signs afterwards. */
export function createPasskey(challenge: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
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
    rpIdHash(),
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
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  }
  const attestation = {
    ...credential,
    response: {
      clientDataJSON: encodeClient('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(made as never)).toString('base64url'),
    },
  }
  /** `isUnlocked`: the phone's lock was opened for it. */
  const assert = (asked: string, { isUnlocked = true } = {}) => {
    const client = encodeClient('webauthn.get', asked)
    const data = Buffer.concat([rpIdHash(), Buffer.from([isUnlocked ? 0x05 : 0x01, 0, 0, 0, 0])])
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return {
      ...credential,
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      },
    }
  }
  return { attestation, assert }
}
