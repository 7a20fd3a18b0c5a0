export { loadSampleDistrict } from './load.ts'
