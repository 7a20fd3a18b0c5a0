import { QueryState } from '#app/data/QueryState.tsx'
import { Tasks } from './Tasks.tsx'
import type { useTasks } from './use-tasks.ts'

/** The tasks, or why they are not there yet. */
export const TaskList = ({ tasks, missing }: ReturnType<typeof useTasks>) =>
  tasks ? (
    <Tasks tasks={tasks} />
  ) : (
    <div className="panel-body">
      <QueryState query={{ ...missing, data: undefined }}>{() => null}</QueryState>
    </div>
  )
