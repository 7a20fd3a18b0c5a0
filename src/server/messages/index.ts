export { messageRoutes } from './routes.ts'
export { messageData } from './personal-data.ts'
