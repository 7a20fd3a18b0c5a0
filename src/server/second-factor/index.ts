export { seal, unseal } from './seal.ts'
export { requireConfirmed } from './step-up.ts'
