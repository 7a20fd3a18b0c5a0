export { adBalanceRoutes } from './routes.ts'
export { adBalancePersonalData } from './personal-data.ts'
export { chargeClicks } from './charge.ts'
export { creditClicks } from './credit.ts'
export {
  actorId,
  enterMoneyWithin,
  queueReceipt,
  readBalance,
  refuseKnownReference,
  refuseMoreThan,
  type EnteredMoney,
  type MoneyKind,
} from './enter.ts'
export { issueReceipt } from './receipt.ts'
export { enterRows } from './journal.ts'
export { compareBooks } from './compare.ts'
export { IS_TRUSTED, lockWallets, NO_LIMIT, type Wallet } from './wallets.ts'
