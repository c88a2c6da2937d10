#include <cairo-ft.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// FreeType's marks of points, and its counts and numbers of them: FreeType 2.13.3 has other types
// than those before it.
typedef __typeof__(*((FT_Outline *)0)->tags) outline_tag;
typedef __typeof__(((FT_Outline *)0)->n_points) outline_count;
typedef __typeof__(*((FT_Outline *)0)->contours) outline_place;
