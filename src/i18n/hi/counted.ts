export { counted } from './plural.ts'
