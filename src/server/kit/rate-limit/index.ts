export { RateLimits } from './rate-limits.ts'
export type { RateLimit } from './limit.ts'
export { rateLimitTask } from './task.ts'
export { CpuTimeEstimator } from './shared-cpu-time.ts'
