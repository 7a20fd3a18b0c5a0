/* The tabs that are not the first, in one file that comes when one of them is opened. */
export { Approvals } from './Approvals.tsx'
export { Matched } from './Matched.tsx'
export { Refunds } from './Refunds.tsx'
export { Reported } from './Reported.tsx'
