export { adFigureRoutes } from './routes.ts'
export { countedIn } from './sums.ts'
