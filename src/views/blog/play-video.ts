/**
 * Puts the player in the place of a post's link to a video, from YouTube's address that sets no
 * cookies before playing. A press that opens another tab is left alone.
 */
export function playVideo(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-video]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const player = document.createElement('iframe')
  player.className = 'video'
  player.src = `https://www.youtube-nocookie.com/embed/${link.dataset['video']}?autoplay=1`
  player.title = link.dataset['title'] ?? ''
  player.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen'
  link.replaceWith(player)
  player.focus()
}
