export { adFigureRoutes } from './routes.ts'
export { PLACEMENT_SUM_COLUMNS, placementDaysQuery } from './place-days.ts'
