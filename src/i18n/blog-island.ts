import { blogList } from './en/blog-list.ts'
import { paging } from './en/paging.ts'

/** Texts of the islands of the blog; apart from the rest, because the browser downloads them. */
export const blogIslandMessages = { blog: blogList, paging }
export type BlogIslandMessages = typeof blogIslandMessages
