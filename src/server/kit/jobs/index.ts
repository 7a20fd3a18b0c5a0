export { createTaskRunner } from './tasks.ts'
export type { AreDue, Task, TaskRunner } from './tasks.ts'
