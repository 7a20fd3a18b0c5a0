export { adFigureRoutes } from './routes.ts'
export { PLACE_SUMS, placeDays } from './place-days.ts'
