/**
 * Runs in a page that brings its style sheets along, behind them: it is laid out while the letters of its text, also where that is bold, and of its titles
 * are on their way (scripts/fonts/faces.ts), and shown when they are there, so that no line moves under who reads it. Who waits for a second, or presses a
 * key or prints before, reads it in the typefaces that he has. Its SHA-256 stands in the content security policy: nothing is interpolated. A file of its
 * own, as no browser asks for it.
 */
export const holdScript = `(function(){try{var r=document.documentElement,e=r.lang==='en',t=e?' En':'',show=function(){r.style.visibility=''},o={once:true,capture:true};r.style.visibility='hidden';setTimeout(show,1e3);addEventListener('keydown',show,o);addEventListener('beforeprint',show,o);Promise.all([...document.fonts].filter(function(f){var n=f.family.replace(/"/g,'');return(n==='Mahalli'+t||n==='Mahalli Display'+t)&&f.unicodeRange.indexOf(e?'U+41-':'U+621-')>=0}).map(function(f){return f.load()})).then(show,show)}catch(x){}})()`
