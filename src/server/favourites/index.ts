export { favouriteRoutes } from './routes.ts'
export { favouritePersonalData } from './personal-data.ts'
