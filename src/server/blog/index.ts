export { importPosts } from './import/index.ts'
export { blogRoutes } from './routes.ts'
export { readPosts } from './snapshot.ts'
export { blogData } from './personal-data.ts'
