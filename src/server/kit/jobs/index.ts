export { openTasks } from './tasks.ts'
export type { Task, Tasks } from './tasks.ts'
