import { expect, test } from 'vitest'
import { getImageUrl } from '#shared/drawings/image-path.ts'
import { getLogoUrl } from '#shared/drawings/logo-url.ts'

test.each([
  ['https://pictures.example/a.jpg', '/api', 'https://pictures.example/a.jpg'],
  ['/api/uploads/a.jpg', '/api', '/api/uploads/a.jpg'],
  ['/api/uploads/a.jpg', 'https://api.example/api', 'https://api.example/api/uploads/a.jpg'],
  ['/uploads/a.jpg', 'https://api.example/api/', 'https://api.example/api/uploads/a.jpg'],
  ['/uploads/a.jpg', '/api', '/api/uploads/a.jpg'],
  ['uploads/a.jpg', '/api', '/api/uploads/a.jpg'],
  ['/apiary.jpg', '/api', '/api/apiary.jpg'],
])('picture %s with the API at %s is fetched from %s', (path, base, url) => {
  expect(getImageUrl(path, base)).toBe(url)
})

test.each([
  ['', ''],
  ['/logo.svg', '/logo.svg'],
  ['/uploads/a.png', 'https://api.example/api/uploads/a.png'],
  ['/api/uploads/a.png', 'https://api.example/api/uploads/a.png'],
  ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
])('logo %j is fetched from %j', (path, url) => {
  expect(getLogoUrl(path, 'https://api.example/api')).toBe(url)
})
