export { unspelledQuery } from './hindi/unspelled-names.ts'
export { suggestionRoutes } from './routes.ts'
