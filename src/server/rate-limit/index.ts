export { RateLimits } from './rate-limits.ts'
export type { Limit } from './limit.ts'
export { rateLimitTask } from './forget.ts'
export { SharedTime } from './shared-time.ts'
