export { adFigureRoutes } from './routes.ts'
