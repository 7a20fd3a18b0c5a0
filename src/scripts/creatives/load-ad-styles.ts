/** The look of what fills a slot, which comes with the first advertisement of a page. */
let loading: Promise<void> | undefined

/** Resolves when the styles are there; rejects when they cannot be loaded. */
export const loadAdStyles = ({ dataset }: HTMLElement): Promise<void> =>
  (loading ??= new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = dataset['adStyles']!
    link.onload = () => resolve()
    link.onerror = () => reject(new Error('no styles'))
    document.head.append(link)
  }))
