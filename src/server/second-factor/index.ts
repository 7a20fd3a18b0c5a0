export { seal, unseal } from './seal.ts'
export { requireConfirmed } from './step-up.ts'
export { hasSecondFactor } from './has.ts'
