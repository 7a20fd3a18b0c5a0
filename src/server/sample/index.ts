export { loadSampleDistrict } from './load.ts'
export type { SampleOptions, SampleOutcome } from './load.ts'
