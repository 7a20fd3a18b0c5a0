export { RateLimits } from './rate-limits.ts'
export type { Limit } from './limit.ts'
export { rateLimitTask } from './task.ts'
export { SharedTime } from './shared-time.ts'
