import { hash, verify } from '@node-rs/argon2'

/** OWASP's second choice for Argon2id: 19 MiB (`memoryCost` is in KiB), two passes, one lane. */
export const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * What people know and type, as it is kept: a PHC string (`$argon2id$v=19$m=…,t=…,p=…$salt$hash`).
 */
export const createSlowHash = (text: string): Promise<string> => hash(text, ARGON2_OPTIONS)

/** Whether the text matches such a hash, which contains its own cost. */
export const verifySlowHash = (text: string, kept: string): Promise<boolean> => verify(kept, text)
