export { checkRoom, keepPicture, keepVideo } from './keep.ts'
export { uploadRoutes } from './routes.ts'
