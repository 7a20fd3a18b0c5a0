export {
  beginChallenge,
  countPasskeySignIn,
  endChallenge,
  countChallengeAttempt,
} from './challenges.ts'
export { checkSecondFactor, listMethods } from './check.ts'
export { hasSecondFactor } from './has.ts'
export { findPasskeyOwner, getRequestOptions, getSignInOptions, verifyPasskey } from './passkeys.ts'
export { secondFactorRoutes } from './routes.ts'
export { encryptValue, decryptValue } from './encrypt-value.ts'
export { requireProofSince, requireRecentProof } from './step-up.ts'
