export { selectUserForUpdate } from './change-user.ts'
export { userRoutes } from './user-routes.ts'
export { createTokenVerifier } from './authenticate.ts'
export { issueDeviceToken } from './device-tokens.ts'
export { ensureAdmin, hasGeneratedPassword } from './ensure-admin.ts'
export { createFileToken, consumeFileToken } from './file-links.ts'
export {
  createAccountToken,
  getPendingEmail,
  consumeAccountToken,
  invalidateLinks,
} from './links.ts'
export { hashNetwork } from './networks.ts'
export { checkPassword, ratePassword } from './password-rule.ts'
export { hashPassword, verifyPassword } from './password.ts'
export {
  consumeMobileCode,
  proveMobileCode,
  requireMobile,
  sendMobileCode,
} from './mobile-codes.ts'
export { refuseAdministrator } from './refuse-administrator.ts'
export { isPerson, personText } from './person.ts'
export type { SentCode } from './mobile-codes.ts'
export { findAccountByEmail, findAccountById, findAccountByMobile } from './queries.ts'
export type { AccountRow } from './queries.ts'
export { proofAttemptKey, recordRefusedProof } from './refused-proof.ts'
export { accountRoutes } from './routes.ts'
export { endOtherSessions } from './sessions.ts'
export { decideNumberRequest } from './silent-number.ts'
