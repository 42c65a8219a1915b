// Turbopack loader: the module has nothing in it (next.config.ts).
module.exports = () => 'export default {}'
