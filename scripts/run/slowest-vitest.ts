import type { Reporter, TestModule } from 'vitest/node'
import { printSlowest } from './slowest.ts'

/** For Vitest: the slowest files of each project at the end of a run. */
export default class SlowestFilesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const byProject = Map.groupBy(modules, ({ project }) => project.name)
    for (const [project, files] of byProject)
      printSlowest(
        project,
        new Map(files.map((file) => [file.relativeModuleId, timeOf(file)] as const)),
      )
  }
}

function timeOf(file: TestModule): number {
  const { collectDuration, setupDuration, prepareDuration, environmentSetupDuration, duration } =
    file.diagnostic()
  return collectDuration + setupDuration + prepareDuration + environmentSetupDuration + duration
}
