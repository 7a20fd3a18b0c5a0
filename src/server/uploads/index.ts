export { checkRoom, keepPicture, keepVideo } from './keep.ts'
export { privateLinks, withLinks, withoutKey } from './private-links.ts'
export { pictureRefusal, refusal } from './refusal.ts'
export { uploadRoutes } from './routes.ts'
