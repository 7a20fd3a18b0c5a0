/* Touching the link to a video puts the player in its place, from YouTube's address that sets no
   cookies before playing. */

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-video]')) {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const player = document.createElement('iframe')
    player.className = 'video'
    player.src = `https://www.youtube-nocookie.com/embed/${link.dataset['video']}?autoplay=1`
    player.title = link.dataset['title'] ?? ''
    player.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen'
    link.replaceWith(player)
    player.focus()
  })
}
