export { favouriteRoutes } from './routes.ts'
export { favouriteData } from './personal-data.ts'
