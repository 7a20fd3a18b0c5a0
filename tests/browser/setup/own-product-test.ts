import { startOwnProduct, type OwnProduct } from './own-product.ts'
import { test as common } from './test.ts'

/**
 * A test with its own product: what is approved here is published, which would change the site
 * under other tests. Each has another one, because they stop it and approve the same listing.
 */
export const test = common.extend<{ product: OwnProduct }>({
  product: [
    async ({ browserName: _browserName }, use) => {
      const product = await startOwnProduct()
      await use(product)
      await product.remove()
    },
    { timeout: 450_000 },
  ],
  baseURL: async ({ product }, use) => use(product.site),
})
