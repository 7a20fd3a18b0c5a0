export { createTaskRunner } from './tasks.ts'
export type { Task, TaskRunner } from './tasks.ts'
