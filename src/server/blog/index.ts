export { findPost } from './find.ts'
export { blogRoutes } from './routes.ts'
export { readPosts } from './snapshot.ts'
