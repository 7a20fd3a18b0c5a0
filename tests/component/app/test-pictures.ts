/** A picture like that of a camera with 12 megapixels: large areas, edges and noise. */
export async function createPhoto(width = 4000, height = 3000): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')!
  const sky = context.createLinearGradient(0, 0, width, height)
  sky.addColorStop(0, '#9ad')
  sky.addColorStop(1, '#742')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  const noise = context.getImageData(0, 0, width, height)
  let seed = 7
  for (let i = 0; i < noise.data.length; i += 4) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    const grain = (seed >> 16) % 24
    for (let channel = 0; channel < 3; channel++) noise.data[i + channel]! += grain
  }
  context.putImageData(noise, 0, 0)
  return encoded(canvas, 0.95)
}

/** A picture that is red at its left and blue at its right, held on its side by its EXIF data. */
export async function createRotatedPicture(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 3000
  canvas.height = 2000
  const context = canvas.getContext('2d')!
  context.fillStyle = '#f00'
  context.fillRect(0, 0, 1500, 2000)
  context.fillStyle = '#00f'
  context.fillRect(1500, 0, 1500, 2000)
  for (let i = 0; i < 4000; i++) {
    context.fillStyle = `rgb(${(i * 37) % 255} ${(i * 91) % 255} 0 / 0.05)`
    context.fillRect((i * 977) % 3000, (i * 631) % 2000, 60, 60)
  }
  const plain = new Uint8Array(await (await encoded(canvas, 1)).arrayBuffer())
  // A TIFF header and one entry: orientation 6, a quarter turn to the right.
  const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
  const exif = [...new TextEncoder().encode('Exif'), 0, 0, ...tiff, 0, 0, 0, 0]
  const head = [0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2, ...exif]
  return new File([new Uint8Array(head), plain.slice(2)], 'turned.jpg', { type: 'image/jpeg' })
}

const encoded = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve) => canvas.toBlob((blob) => resolve(blob!), 'image/jpeg', quality))
