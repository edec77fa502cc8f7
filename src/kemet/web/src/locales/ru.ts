const files = import.meta.glob<string>('../../../locale/ru/*.ftl', { eager: true, query: '?raw', import: 'default' });

export default Object.values(files);
