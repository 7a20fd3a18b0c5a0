export const NOT_LOADED = 'सर्वर तक नहीं पहुँच पाए। नेट देखकर फिर कोशिश करें।'
